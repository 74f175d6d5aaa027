# duckboard-cli.bash: bash asks the program what may come next
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later

_duckboard_cli ()
{
  local current=${COMP_WORDS[COMP_CWORD]} offered
  COMPREPLY=()
  while IFS= read -r offered; do
    if [[ $offered == :files ]]; then
      [[ $current == = ]] && current=
      while IFS= read -r offered; do
        COMPREPLY+=("$offered")
      done < <(compgen -f -- "$current")
      compopt -o filenames
    else
      COMPREPLY+=("$offered")
    fi
  done < <("${COMP_WORDS[0]}" complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  [[ ${COMPREPLY[0]-} == *[=:] ]] && compopt -o nospace
  return 0
}

complete -F _duckboard_cli duckboard-cli

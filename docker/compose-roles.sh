#!/bin/sh
# Run by the image of PostgreSQL when its database is made: the roles, schemas and grants of production (deploy/postgres/roles.sql), and
# the password of each role, from PASSWORDS (role=password, comma separated).
set -e
sql() { psql -v ON_ERROR_STOP=1 -U postgres -d rubrica -q "$@"; }
sql --single-transaction -f /roles.sql
for entry in $(echo "$PASSWORDS" | tr , ' '); do
  echo "alter role ${entry%%=*} password '${entry#*=}';"
done | sql

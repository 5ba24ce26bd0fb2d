#!/bin/sh
# Run by the image of PostgreSQL when its database is made: a role per service, which owns the schema of its name and sees no other.
set -e
{
  echo 'revoke all on schema public from public; revoke all on database rubrica from public;'
  for role in api_gateway certificate_vault document_issuer dian_submitter mailer webhook_dispatcher; do
    echo "create role $role with login password '$DATABASE_PASSWORD'; grant connect, temporary on database rubrica to $role;
          create schema $role authorization $role; alter role $role set search_path = $role;"
  done
} | psql -v ON_ERROR_STOP=1 -U postgres -d rubrica -q

#!/bin/bash
# Runs once, on an empty data directory: the owner makes tables, api and worker fill them, auditors read the log. None may make roles.
set -euo pipefail
# Each by itself: as an argument of psql, one that cannot be read would be an empty password.
owner=$(cat /run/secrets/database_owner_password)
app=$(cat /run/secrets/database_app_password)
audit=$(cat /run/secrets/database_audit_password)
psql --no-psqlrc -v ON_ERROR_STOP=1 --username postgres --dbname postgres -v owner="$owner" -v app="$app" -v audit="$audit" <<'SQL'
CREATE ROLE willow_owner LOGIN PASSWORD :'owner';
CREATE ROLE willow_app LOGIN PASSWORD :'app';
CREATE ROLE willow_audit LOGIN PASSWORD :'audit';
CREATE DATABASE willow OWNER willow_owner;
SQL

#!/bin/bash
# Runs once, on an empty data directory: the owner makes tables, api and worker fill them, auditors read the log. None may make roles.
set -euo pipefail
secret() { cat "/run/secrets/$1"; }
psql --no-psqlrc -v ON_ERROR_STOP=1 --username postgres --dbname postgres \
  -v owner="$(secret database_owner_password)" -v app="$(secret database_app_password)" -v audit="$(secret database_audit_password)" <<'SQL'
CREATE ROLE willow_owner LOGIN PASSWORD :'owner';
CREATE ROLE willow_app LOGIN PASSWORD :'app';
CREATE ROLE willow_audit LOGIN PASSWORD :'audit';
CREATE DATABASE willow OWNER willow_owner;
SQL

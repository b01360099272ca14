#!/bin/bash
# Runs once, on an empty data directory: the product's login owns its database and may make the role it acts as, and is no superuser.
set -euo pipefail
psql --no-psqlrc -v ON_ERROR_STOP=1 -v password="$(cat /run/secrets/database_password)" --username postgres --dbname postgres <<'SQL'
CREATE ROLE willow LOGIN CREATEROLE PASSWORD :'password';
CREATE DATABASE willow OWNER willow;
SQL

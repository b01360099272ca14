# The stand-ins of Stripe and SendGrid, for rehearsals. They need nothing but Node, which reads their TypeScript as it is.
FROM node:24.21.0-bookworm-slim
ENV NODE_OPTIONS=--disable-warning=ExperimentalWarning
WORKDIR /app
COPY ops/package.json ops/
COPY ops/local ops/local
COPY --chmod=0755 ops/docker/with-secrets.sh /usr/local/bin/with-secrets
COPY --chmod=0755 ops/docker/entrypoint.sh /usr/local/bin/entrypoint.sh
RUN install -d -o node -g node /var/lib/willow
USER node
ENTRYPOINT ["with-secrets", "entrypoint.sh"]
CMD ["node", "ops/local/mailbox/main.ts"]
HEALTHCHECK --interval=10s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:8025/_local/health').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]

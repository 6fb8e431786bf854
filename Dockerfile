# The application, built once and started in any of its roles (docs/operating.md).
FROM node:24-bookworm-slim AS built
WORKDIR /lyceum
COPY . .
# The packages of the build and the tests are not part of the image.
RUN npm ci --no-audit --no-fund && node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund && rm -rf .cache test

FROM node:24-bookworm-slim
WORKDIR /lyceum
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=built --chown=node:node /lyceum /lyceum
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["bin/lyceum"]
# One process with everything. docker-compose.yml starts `api`, `worker` and `migrate`.
CMD ["all"]

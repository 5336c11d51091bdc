# One image per process, all from this file: docker build --build-arg APP=services/identity -t city-genie/identity:dev .
# APP is the folder of a workspace with a src/server.ts; the gateway's image also holds the built site.
# The target mail-sink is an inbox for trying things out. It needs BuildKit, and no syntax line: that would ask a registry.

FROM node:24-bookworm-slim AS base
WORKDIR /app

# Manifests alone, so that a change of source doesn't install packages again. A new workspace needs no line here.
FROM base AS manifests
WORKDIR /source
RUN --mount=type=bind,target=/source \
    mkdir /manifests \
    && cp package.json package-lock.json .npmrc /manifests/ \
    && find packages services gateway web -maxdepth 2 -name package.json -exec cp --parents {} /manifests/ \;

# Compiles everything once: the stage is the same for all images.
FROM base AS build
COPY --from=manifests /manifests/ ./
RUN --mount=type=cache,target=/var/cache/npm npm ci --cache /var/cache/npm
COPY . .
RUN node_modules/.bin/tsc -b services/* gateway

FROM build AS site
ARG APP=services/identity
RUN if [ "$APP" = gateway ]; then npm run build --workspace web; else mkdir -p web/dist; fi

# What runs: the production dependencies of this one workspace, itself, and the workspaces that it imports.
FROM base AS app
ARG APP=services/identity
COPY --from=manifests /manifests/ ./
# With --workspace instead, npm leaves packages of the other workspaces behind. A new package that processes use is named here and below.
RUN find services gateway web packages -name package.json ! -path "$APP/package.json" \
    ! -path 'packages/city-data/*' ! -path 'packages/contracts/*' ! -path 'packages/service-kit/*' -delete
RUN --mount=type=cache,target=/var/cache/npm npm ci --cache /var/cache/npm --omit=dev && find node_modules -type d -empty -delete
RUN --mount=type=bind,from=site,source=/app,target=/built \
    mkdir /image \
    && cp -r package.json node_modules /image/ \
    && for link in node_modules/@city-genie/*; do \
         folder=$(realpath --relative-to=. "$link") \
         && cp -r --parents "$folder" /image/ \
         && cp -r "/built/$folder/dist" "/image/$folder/" \
         && if [ -d "/built/$folder/assets" ]; then cp -r "/built/$folder/assets" "/image/$folder/"; fi; \
       done \
    && if [ "$APP" = gateway ]; then mkdir /image/web && cp -r /built/web/dist /image/web/; fi \
    && find /image -path '*/node_modules' -prune -o -type f \( -name '*.d.ts' -o -name '*.d.ts.map' -o -name .tsbuildinfo \) -exec rm {} +

FROM base AS mail-sink-packages
COPY --from=manifests /manifests/ ./
RUN find services gateway web packages -name package.json ! -path 'packages/local-stack/*' \
    ! -path 'packages/city-data/*' ! -path 'packages/contracts/*' ! -path 'packages/service-kit/*' -delete
RUN --mount=type=cache,target=/var/cache/npm npm ci --cache /var/cache/npm --omit=dev && find node_modules -type d -empty -delete

FROM node:24-bookworm-slim AS mail-sink
ENV NODE_ENV=production MAILDEV_IP=0.0.0.0 MAILDEV_SMTP_PORT=1025 MAILDEV_WEB_PORT=1080
WORKDIR /app
COPY --from=mail-sink-packages /app/node_modules/ node_modules/
USER 10001:10001
EXPOSE 1025 1080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:1080/healthz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "node_modules/maildev/bin/maildev"]

FROM node:24-bookworm-slim AS runtime
ARG APP=services/identity
ENV NODE_ENV=production HOST=0.0.0.0
COPY --from=app /image/ /app/
WORKDIR /app/$APP
USER 10001:10001
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server.js"]

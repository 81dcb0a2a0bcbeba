# The API as a container: one Node process, without root, that writes nothing to disk.
# docker build -t trellis-api . && docker run --env-file .env -p 127.0.0.1:8787:8787 trellis-api
# docker run --rm --env-file .env trellis-api npm run db:migrate, and the other commands of an operator.
# The base image is pinned: its patches arrive with Dependabot's pull requests.

FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY packages/statewalk/package.json packages/statewalk/
RUN npm ci
COPY backend backend
COPY tools/operator tools/operator
RUN npx vite build --config backend/bundle.config.ts

FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
WORKDIR /app
ARG RELEASE=unknown
# An empty entry of an --env-file overrides a variable of the image, but not one with this prefix.
ENV IMAGE_NODE_ENV=production IMAGE_API_HOST=0.0.0.0 IMAGE_API_PORT=8787 IMAGE_API_RELEASE=$RELEASE
COPY --from=build /build/dist-api ./
COPY backend/database/migrations ./migrations
USER node
EXPOSE 8787
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.API_PORT || process.env.IMAGE_API_PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api.mjs"]

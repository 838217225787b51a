# The wizard and the reference backend in one image, built with it.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN node src/backend/service/build.mjs && npm prune --omit=dev --ignore-scripts

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/src/backend/database/migrations ./src/backend/database/migrations
COPY --from=build /app/src/backend/site/organisationSite.css ./src/backend/site/
COPY --from=build /app/src/backend/site/statement.md ./src/backend/site/
COPY --from=build /app/brands ./brands
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
# Not npm: the signal that stops the container must reach the server.
CMD ["node", "dist/server/start.js"]

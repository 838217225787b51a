# The wizard and the reference backend in one image. `npm start` would build the wizard at the first start; here it is
# built with the image.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json /app/package-lock.json /app/tsconfig.json /app/index.html /app/vite.config.ts ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/src ./src
COPY --from=build /app/brands ./brands
# After the sources, so that it is not older than they are.
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data && find dist -exec touch {} +
VOLUME /data
USER node
EXPOSE 3000
# Not npm: the signal that stops the container must reach the server.
CMD ["node", "--import", "tsx", "src/backend/operations/start.ts"]

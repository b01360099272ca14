import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';

export async function serveMetrics(port: number, host: string, collect: (registry: Registry) => void = () => undefined): Promise<Server> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'willow_' });
  collect(registry);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return server;
}

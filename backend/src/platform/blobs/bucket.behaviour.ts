import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { addressOf } from './blob-store.ts';

export const KEYS = { region: 'eu-west-2', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret' } as const;

export type Bucket = {
  readonly url: string;
  readonly objects: Map<string, Buffer>;
  failNext(status: number): void;
  close(): Promise<void>;
};

/** As much of S3 as we ask of it: objects by path, whose requests must be signed with our keys and say the hash of what they bring. */
export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  const failures: number[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url: path = '', headers } = request;
      const body = await buffer(request);
      const end = (status: number, bytes: Uint8Array = Buffer.alloc(0)) => response.writeHead(status).end(bytes);
      const failure = failures.shift();
      if (failure !== undefined) return end(failure);
      const claimed = String(headers['x-amz-content-sha256']);
      const signer = new AwsV4Signer({
        ...KEYS,
        method,
        url: `http://${headers.host}${path}`,
        service: 's3',
        datetime: String(headers['x-amz-date']),
        headers: { 'x-amz-content-sha256': claimed },
      });
      const signed = (await signer.sign()).headers.get('authorization');
      if (signed !== headers['authorization']) return end(403);
      if (method === 'PUT') {
        if (claimed !== addressOf(body)) return end(400);
        objects.set(path, body);
        return end(200);
      }
      if (method === 'DELETE') {
        objects.delete(path);
        return end(204);
      }
      const found = objects.get(path);
      return found ? end(200, found) : end(404);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/willow-documents/will`,
    objects,
    failNext: (status) => void failures.push(status),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

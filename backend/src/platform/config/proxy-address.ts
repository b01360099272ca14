type Address = { readonly host: string; readonly port: number };

/** Of `PROXY_ADDRESS`; null where the proxy is reached at the public address. */
export function proxyOf(address: string | undefined): Address | null {
  const [host, port] = address?.split(':') ?? [];
  return host ? { host, port: Number(port) } : null;
}

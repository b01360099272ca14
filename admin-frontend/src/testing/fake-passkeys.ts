const bytes = (...values: readonly number[]): ArrayBuffer => new Uint8Array(values).buffer;

type Device = { readonly make?: () => unknown; readonly ask?: () => unknown };

/** A browser that knows passkeys, with a device that answers as it is told. */
export function usePasskeyDevice({ make = made, ask = answer }: Device = {}): void {
  const credentials = { create: async () => make(), get: async () => ask() };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, writable: true, value: class {} });
}

export const forgetPasskeyDevice = (): void => {
  Reflect.deleteProperty(navigator, 'credentials');
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
};

/** As a browser says that somebody pressed Cancel. */
export const cancels = (): never => {
  throw new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError');
};

const key = { id: 'AQID', rawId: bytes(1, 2, 3), type: 'public-key', getClientExtensionResults: () => ({}) };

const made = () => ({
  ...key,
  response: { clientDataJSON: bytes(4), attestationObject: bytes(5), getTransports: () => ['internal'] },
});

const answer = () => ({
  ...key,
  response: { clientDataJSON: bytes(4), authenticatorData: bytes(5), signature: bytes(6), userHandle: bytes(7) },
});

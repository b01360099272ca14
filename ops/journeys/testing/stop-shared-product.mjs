export default async function stopSharedProduct() {
  await globalThis.sharedBrowser?.close();
  await globalThis.stopSharedProduct?.();
}

export default async function stopSharedProduct() {
  await globalThis.stopSharedProduct?.();
}

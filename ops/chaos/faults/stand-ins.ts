/** Tells a stand-in of a provider what goes wrong with it from now on. */
export const tell = async (url: string, method: 'POST' | 'DELETE', body: object = {}): Promise<void> => {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`The stand-in refused the fault: ${await answer.text()}`);
};

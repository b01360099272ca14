/** Tasks of one queue run one after another, queues run beside each other. */
export function createQueues(): { readonly run: (queue: string, task: () => Promise<void>) => void } {
  const tails = new Map<string, Promise<void>>();
  return {
    run: (queue, task) => {
      const tail = (tails.get(queue) ?? Promise.resolve()).then(task);
      tails.set(queue, tail);
      void tail.finally(() => {
        if (tails.get(queue) === tail) tails.delete(queue);
      });
    },
  };
}

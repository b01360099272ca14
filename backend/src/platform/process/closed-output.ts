/** Whoever reads what we say may stop reading, as `head` does: the rest is said to nobody, and the work goes on to its end and its status. */
export function tolerateClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}

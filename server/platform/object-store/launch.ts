/** How the store's process is started, besides its settings. */
export const STORE_PROCESS = {
  // What passes through is external memory; with a small heap the collector would look for garbage every few megabytes.
  nodeArgs: ['--initial-old-space-size=512'],
  // Flushing waits for the disk, and writing must not wait for flushing.
  env: { UV_THREADPOOL_SIZE: '16' },
};

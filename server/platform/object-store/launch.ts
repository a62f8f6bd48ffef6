/** Options for the store's process, besides its settings. */
export const STORE_PROCESS = {
  // Content in transit is external memory; with a small heap Node would collect garbage every few megabytes.
  nodeArgs: ['--initial-old-space-size=512'],
  // More threads, because flushing waits for the disk and writing must not wait for flushing.
  env: { UV_THREADPOOL_SIZE: '16' },
};

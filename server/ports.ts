import type { Config } from './config.ts';
import { checkPort } from './platform/supervisor/checks.ts';

/** Refuses to start where another program has a port that the product needs. */
export async function checkPorts(config: Config): Promise<void> {
  const { host } = config;
  if (runsWeb(config)) await checkPort(config.port, host, 'PORT');
  if (runsWorker(config) && config.workerPort !== undefined) await checkPort(config.workerPort, host, 'WORKER_PORT');
  for (const port of metricsPorts(config)) await checkPort(port, host, 'METRICS_PORT');
  if (bringsObjects(config)) await checkPort(config.objectsPort, host, 'OBJECTS_PORT');
  if (bringsSandbox(config)) await checkPort(config.paymentsPort, '127.0.0.1', 'PAYMENTS_PORT');
}

/** The worker answers one port further than the web process. */
function metricsPorts(config: Config): number[] {
  const { metricsPort } = config;
  if (metricsPort === undefined) return [];
  return [...(runsWeb(config) ? [metricsPort] : []), ...(runsWorker(config) ? [metricsPort + 1] : [])];
}

export function runsWeb({ role }: Config): boolean {
  return role === 'all' || role === 'web';
}

export function runsWorker({ role }: Config): boolean {
  return role === 'all' || role === 'worker';
}

/** The built-in object store runs beside the web server or alone, unless it runs elsewhere or another one is set. */
export function bringsObjects(config: Config): boolean {
  return config.role === 'objects' || (config.objects.own && !config.objectsElsewhere && runsWeb(config));
}

/** A demo without keys runs its own gateways, which move no money, and its own invoice provider. */
export function bringsSandbox(config: Config): boolean {
  return (config.paymentsSandbox || config.providerSandbox) && runsWeb(config);
}

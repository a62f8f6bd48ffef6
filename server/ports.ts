import type { Config } from './config.ts';
import { checkPort } from './platform/supervisor/checks.ts';

/** Refuses to start where another program has a port that the product needs. */
export async function checkPorts(config: Config): Promise<void> {
  const { host, role } = config;
  if (role !== 'worker') await checkPort(config.port, host, 'PORT');
  if (role !== 'web' && config.workerPort !== undefined) await checkPort(config.workerPort, host, 'WORKER_PORT');
  for (const port of metricsPorts(config)) await checkPort(port, host, 'METRICS_PORT');
  if (bringsObjects(config)) await checkPort(config.objectsPort, host, 'OBJECTS_PORT');
  if (bringsSandbox(config)) await checkPort(config.paymentsPort, '127.0.0.1', 'PAYMENTS_PORT');
}

/** The worker answers one port further than the web process. */
function metricsPorts({ metricsPort, role }: Config): number[] {
  if (metricsPort === undefined) return [];
  return [...(role === 'worker' ? [] : [metricsPort]), ...(role === 'web' ? [] : [metricsPort + 1])];
}

/** The built-in object store runs beside the web server, unless another store is configured. */
export function bringsObjects(config: Config): boolean {
  return config.objects.own && config.role !== 'worker';
}

/** A demo without keys runs its own gateways, which move no money, and its own invoice provider. */
export function bringsSandbox(config: Config): boolean {
  return (config.paymentsSandbox || config.providerSandbox) && config.role !== 'worker';
}

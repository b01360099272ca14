// Stands in for `docker`: containers and images are entries of a file, and what is asked for is noted there.
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.env.FAKE_DOCKER;
const state = JSON.parse(readFileSync(file, 'utf8'));
const [first, ...rest] = process.argv.slice(2);
const command = first === 'compose' ? `compose ${rest.shift()}` : first === 'image' ? `image ${rest.shift()}` : first;
const words = rest.filter((word) => !word.startsWith('-'));
const last = rest.at(-1);
const tagOf = (service) => (service === 'web' ? process.env.WILLOW_WEB_VERSION : process.env.WILLOW_VERSION);
const end = (status, text = '') => {
  writeFileSync(file, JSON.stringify(state));
  if (text) process.stdout.write(`${text}\n`);
  process.exit(status);
};
const note = (text) => state.done.push(text);
const start = (service) => {
  const health = state.ill.includes(`${service}:${tagOf(service)}`) ? 'unhealthy 0' : 'healthy 0';
  state.containers.push({ id: `${service}-${(state.next += 1)}`, service, tag: tagOf(service), health });
  note(`start ${service}:${tagOf(service)}`);
};

switch (command) {
  case 'compose ps':
    end(
      0,
      state.containers
        .filter(({ service, health }) => service === last && (rest.includes('--all') || health !== 'exited'))
        .map(({ id }) => id)
        .join('\n'),
    );
    break;
  case 'compose up': {
    const scale = Number(/=(\d+)$/.exec(rest.find((word) => word.startsWith(`${last}=`)) ?? '')?.[1] ?? 0);
    if (scale === 0) state.containers = state.containers.filter(({ service }) => service !== last);
    for (const each of state.containers) if (each.service === last && each.health === 'exited') each.health = 'healthy 0';
    const running = state.containers.filter(({ service }) => service === last).length;
    for (let more = running; more < Math.max(scale, 1); more += 1) start(last);
    end(0);
    break;
  }
  case 'compose rm':
    state.containers = state.containers.filter(({ service, health }) => service !== last || health !== 'exited');
    end(0);
    break;
  case 'compose run': {
    const asked = words.join(' ');
    note(`run ${asked} of ${process.env.WILLOW_VERSION}`);
    end(state.fails.includes(asked) ? 1 : 0);
    break;
  }
  case 'compose build':
    for (const service of words) state.images.push(`willow/${service}:${tagOf(service)}`);
    end(0);
    break;
  case 'image inspect':
    end(state.images.includes(last) ? 0 : 1);
    break;
  case 'inspect':
    end(0, state.containers.find(({ id }) => id === last)?.health ?? 'gone');
    break;
  case 'pull':
    end(state.published.includes(last) ? 0 : 1);
    break;
  case 'tag':
    state.images.push(last);
    end(0);
    break;
  case 'stop':
    for (const { service, tag } of state.containers.filter(({ id }) => words.includes(id))) note(`stop ${service}:${tag}`);
    end(0);
    break;
  case 'rm':
    state.containers = state.containers.filter(({ id }) => !words.includes(id));
    end(0);
    break;
  case 'logs':
    end(0, `the log of ${last}`);
    break;
  default:
    end(64, `no such command: ${command}`);
}

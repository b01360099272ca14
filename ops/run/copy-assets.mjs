// Runs after the backend's compiler: what the program reads at run time (templates, SQL, fonts) goes beside the JavaScript that reads it.
import { cpSync, statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';

const LEFT_OUT = new Set(['testing', 'history']);

const isWanted = (path) => {
  if (LEFT_OUT.has(basename(path))) return false;
  return statSync(path).isDirectory() || !/\.tsx?$/.test(path);
};

const [source = 'src', target = 'dist'] = process.argv.slice(2);
cpSync(join(source, sep), join(target, sep), { recursive: true, filter: isWanted });

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve, sep } from 'node:path';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

// Preloaded in a server. Counts the steps of its changes below KILL_BELOW, in the file KILL_COUNT, and kills its process
// group in step KILL_AT. A step is consecutive changes of one kind of one file; the one that is killed writes only half.

// Without V8's optimising compiler for WebAssembly, which takes longer than the process lives.
setFlagsFromString('--liftoff-only');

const below = resolve(process.env.KILL_BELOW);
const last = Number(process.env.KILL_AT);
const count = fs.openSync(process.env.KILL_COUNT, 'a');
const { fstatSync, writeSync } = fs;

/** The paths of open files. */
const paths = new Map();
let previous = '';
let isKilling = false;

const isBelow = (path) => path === below || path.startsWith(`${below}${sep}`);

/** Whether this change begins the last step. */
function isLast(kind, target) {
  const path = typeof target === 'number' ? (paths.get(target) ?? '') : resolve(String(target));
  const step = `${kind} ${path}`;
  if (isKilling || !isBelow(path) || step === previous) return false;
  previous = step;
  writeSync(count, '.');
  return fstatSync(count).size >= last;
}

/** Replaces functions that change the file of their first argument; `half` does half of it. */
function watch(names, half = () => {}) {
  for (const name of names) {
    const original = fs[name];
    fs[name] = (...args) => {
      if (!isLast(name, args[0])) return original(...args);
      isKilling = true;
      half(original, args);
      process.kill(0, 'SIGKILL');
    };
  }
}

const half = (content) => content.slice(0, content.length / 2);

watch([
  'mkdirSync',
  'mkdtempSync',
  'renameSync',
  'linkSync',
  'symlinkSync',
  'unlinkSync',
  'rmSync',
  'rmdirSync',
]);
watch(['truncateSync', 'ftruncateSync', 'chmodSync', 'utimesSync']);
watch(['writeFileSync', 'appendFileSync'], (original, [path, content, ...rest]) =>
  original(path, half(content), ...rest),
);
watch(['writeSync'], (original, [file, content, offset, length, ...rest]) =>
  typeof length === 'number'
    ? original(file, content, offset, Math.floor(length / 2), ...rest)
    : original(file, half(content), offset, length, ...rest),
);

// Opening a file may create or empty it, and is part of the step that writes it.
const open = fs.openSync;
fs.openSync = (path, ...rest) => {
  const file = open(path, ...rest);
  paths.set(file, resolve(String(path)));
  return file;
};
syncBuiltinESMExports();

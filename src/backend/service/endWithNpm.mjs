import process from 'node:process';
import { clearInterval, setInterval } from 'node:timers';

// npm passes SIGTERM to its shell, which ends without passing it on. Without this, the process would outlive npm.

const { ppid } = process;

if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  watch.unref();
}

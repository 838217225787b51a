import { expect, test, vi } from 'vitest';
import { clearRecording, recorded, startRecording } from '../../stories/support/record/recording.ts';

test('a call that ends during the next story is not recorded for that story', async () => {
  let fail = () => {};
  vi.stubGlobal('fetch', () => new Promise((_resolve, reject) => (fail = () => reject(new TypeError()))));
  startRecording();
  const call = fetch('http://localhost/api/medicalInfo');
  clearRecording();
  fail();
  await expect(call).rejects.toThrow(TypeError);
  expect(recorded().callEnds).toEqual([]);
});

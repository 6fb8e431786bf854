/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { type HeldFile, useFiles } from './use-files.ts';

const server = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest };
let uploads: SlowUpload[] = [];

/** An upload that ends when the test says so. */
class SlowUpload {
  readonly upload = {};
  readonly status = 200;
  responseText = '';
  onload = () => {};
  onloadend = () => {};
  open() {}
  setRequestHeader() {}
  abort() {}
  send(form: FormData) {
    const id = uploads.push(this);
    const name = String(form.get('name'));
    this.responseText = JSON.stringify({ data: { id, name, thumbnail: null, uuid: `uuid-${id}` } });
  }
  finish() {
    this.onload();
    this.onloadend();
  }
}

beforeEach(() => {
  uploads = [];
  globalThis.fetch = async () => Response.json({ data: { token: 'token' } });
  globalThis.XMLHttpRequest = SlowUpload as unknown as typeof XMLHttpRequest;
});
afterEach(() => void Object.assign(globalThis, server));

it('counts the files of a running upload before it takes files pasted during it', async () => {
  const onBusy = jest.fn();
  const { result } = renderHook(() => {
    const [files, setFiles] = useState<HeldFile[]>([]);
    return { files, ...useFiles(files, setFiles, { most: 1, onBusy }) };
  });
  let both: Promise<unknown> = Promise.resolve();
  act(() => {
    both = Promise.all(['first.png', 'second.png'].map((name) => result.current.add([new File(['x'], name)])));
  });
  await waitFor(() => expect(uploads).not.toHaveLength(0));
  await act(async () => {
    uploads.forEach((one) => one.finish());
    await both;
  });
  expect(uploads).toHaveLength(1);
  expect(result.current.files.map(({ name }) => name)).toEqual(['first.png']);
  expect(result.current.leftOut).toBe(true);
  expect(onBusy).toHaveBeenLastCalledWith(false);
});

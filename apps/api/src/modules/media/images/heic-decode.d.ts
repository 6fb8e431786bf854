declare module 'heic-decode' {
  interface Decoded {
    width: number;
    height: number;
    data: Uint8ClampedArray;
  }
  interface Found {
    width: number;
    height: number;
    decode(): Promise<Decoded>;
  }
  const decode: { all(input: { buffer: Uint8Array }): Promise<Found[] & { dispose(): void }> };
  export default decode;
}

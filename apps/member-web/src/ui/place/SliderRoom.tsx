/** As high as what is put between the cards of a feed, until that has come: nothing below it jumps, and Back finds its place. */
export const SliderRoom = ({ height }: { height: number }) => <div style={{ minHeight: height }} />;

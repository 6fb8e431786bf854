/**
 * Reserves the height of a widget in a feed while it loads. The feed does not shift, and Back restores its position.
 */
export const SliderRoom = ({ height }: { height: number }) => <div style={{ minHeight: height }} />;

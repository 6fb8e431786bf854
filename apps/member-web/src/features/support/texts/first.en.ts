/** What the shell says of support. */
export default { help: { title: 'Support' } };

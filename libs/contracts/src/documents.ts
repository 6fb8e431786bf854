/** Document attachments (part 2 §5, docs/adr/0009). */
export const DOCUMENT_EXTENSIONS = ['pdf', 'doc', 'docx'] as const;

export const DOCUMENT_TYPES: Record<(typeof DOCUMENT_EXTENSIONS)[number], string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Whether a stored file of this type is a document, which browsers download and never display. */
export const isDocument = (filetype: string): boolean => Object.values(DOCUMENT_TYPES).includes(filetype);

/** The public API of support for other modules. */
export { ChangeFaq, MakeFaqCategory, WriteFaq } from './faq/faq.commands.ts';
export { SupportModule } from './support.module.ts';

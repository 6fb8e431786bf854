/** What other modules may use of support. */
export { ChangeFaq, MakeFaqCategory, WriteFaq } from './faq/faq.commands.ts';
export { SupportModule } from './support.module.ts';

-- Numbers are compared without their extension; the expression is that of db/schema/inquiry-words.ts.
DROP INDEX "inquiries_phone_digits";--> statement-breakpoint
CREATE INDEX "inquiries_called_digits" ON "inquiries" ((regexp_replace(regexp_replace(phone, '(\d)[\s,(]*(ext(ension)?\.?|x|#)\s*\d.*$', '\1', 'i'), '\D', '', 'g')));

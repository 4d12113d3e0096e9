-- The search of requests finds packages by their service, and what visitors wrote; the expressions are those of db/schema/inquiry-words.ts.
DROP INDEX "inquiries_words";--> statement-breakpoint
CREATE INDEX "inquiries_words" ON "inquiries" USING gin ((to_tsvector('simple'::regconfig, translate(name || ' ' || translate(name, '''’', '') || ' ' || email || ' ' || phone || ' ' || reference || ' ' || event_location || ' ' || next_action || ' ' || status || ' ' || case kind when 'contact' then 'inquiry' else kind end || ' ' || coalesce(selected_service ->> 'name', '') || ' ' || message, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~’', '                                 '))));--> statement-breakpoint
DROP INDEX "inquiry_lines_words";--> statement-breakpoint
CREATE INDEX "inquiry_lines_words" ON "inquiry_lines" USING gin ((to_tsvector('simple'::regconfig, translate(name, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~’', '                                 '))));--> statement-breakpoint
CREATE INDEX "inquiries_asked_package" ON "inquiries" ((substring(message from 'interested in the (.{1,200}?) package starting at'))) WHERE (substring(message from 'interested in the (.{1,200}?) package starting at')) IS NOT NULL;--> statement-breakpoint
CREATE INDEX "inquiries_booked_label" ON "inquiries" ((selected_service ->> 'type')) WHERE (selected_service ->> 'type') IS NOT NULL;

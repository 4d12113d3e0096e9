-- The search of requests finds packages by their service; the expressions are those of db/schema/inquiry-words.ts.
CREATE INDEX "inquiries_asked_package" ON "inquiries" ((substring(message from 'interested in the (.{1,200}?) package starting at'))) WHERE (substring(message from 'interested in the (.{1,200}?) package starting at')) IS NOT NULL;--> statement-breakpoint
CREATE INDEX "inquiries_booked_label" ON "inquiries" ((selected_service ->> 'type')) WHERE (selected_service ->> 'type') IS NOT NULL;

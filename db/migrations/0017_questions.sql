ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_kind";--> statement-breakpoint
ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_phone_length";--> statement-breakpoint
ALTER TABLE "inquiries" ALTER COLUMN "event_date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_event" CHECK ("inquiries"."kind" = 'question' or ("inquiries"."event_date" is not null and "inquiries"."phone" <> ''));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_kind" CHECK ("inquiries"."kind" in ('contact', 'booking', 'question'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_phone_length" CHECK (length("inquiries"."phone") <= 50);
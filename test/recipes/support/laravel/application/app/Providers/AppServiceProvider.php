<?php

namespace App\Providers;

use Illuminate\Foundation\Events\DiscoverEvents;
use Illuminate\Http\Request;
use Illuminate\Support\Carbon;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\Broadcast;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\ServiceProvider;
use Laravel\Sanctum\PersonalAccessToken;

/** Replaces `bootstrap/app.php` of Laravel 11 and Sanctum's own provider. */
class AppServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        $this->moveClock(intdiv((int) getenv('TEST_CLOCK_SHIFT_MS'), 1000));

        Auth::viaRequest('sanctum', fn (Request $request) => PersonalAccessToken::userOf($request->bearerToken()));

        foreach (DiscoverEvents::within(app_path('Listeners'), base_path()) as $event => $listeners) {
            foreach ($listeners as $listener) {
                Event::listen($event, $listener);
            }
        }

        Route::middleware('web')->group(base_path('routes/web.php'));
        Route::prefix('api')->middleware('api')->group(base_path('routes/api.php'));

        Broadcast::routes(['middleware' => ['auth:sanctum']]);
        require base_path('routes/channels.php');

        $this->app->booted(function () {
            Route::getRoutes()->refreshNameLookups();
            Route::getRoutes()->refreshActionLookups();
        });
    }

    /** Moves the clock, because the tests' day may differ from the machine's. */
    private function moveClock(int $seconds): void
    {
        Carbon::setTestNow(fn ($now) => $now->addSeconds($seconds));
    }
}

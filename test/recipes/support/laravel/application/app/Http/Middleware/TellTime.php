<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;

/** The day of the tests is not the machine's, from which a response has its date. */
class TellTime
{
    public function handle(Request $request, Closure $next)
    {
        $response = $next($request);
        $response->headers->set('Date', now()->utc()->format('D, d M Y H:i:s \G\M\T'));

        return $response;
    }
}

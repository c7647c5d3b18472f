<?php

namespace App\Http\Middleware;

use Illuminate\Auth\Middleware\Authenticate as Middleware;

class Authenticate extends Middleware
{
    /** The default of Laravel 11. */
    protected function redirectTo($request)
    {
        return $request->expectsJson() ? null : route('login');
    }
}
